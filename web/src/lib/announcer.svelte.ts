/** The live region for screen readers. A repeated message is announced again. */
export class Announcer {
  #text = $state('');
  #turn = false;

  get text(): string {
    return this.#text;
  }

  say(text: string) {
    if (!text) return;
    this.#turn = !this.#turn;
    this.#text = this.#turn ? text : `${text}\u00a0`;
  }
}
