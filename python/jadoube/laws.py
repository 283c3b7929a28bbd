"""The Laws to read, in four editions and five languages.

>>> from jadoube import laws
>>> provision = laws.article("7.5.5", edition="2023")[0]
>>> provision.key, provision.title
('illegal-move.penalty', 'Penalty for illegal moves')
"""

from ._jadoube import _laws

Provision = _laws.Provision
article = _laws.article
editions = _laws.editions
find = _laws.find
search = _laws.search

__all__ = ["Provision", "article", "editions", "find", "search"]
