/** What a screen reader is told. The same words twice are told twice. */
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
