"""The Laws to read, in four editions and five languages.

>>> from jadoube import laws
>>> laws.find("illegal-move.first-penalty", edition="2023").citation
'Article 7.5.5'
>>> laws.find("illegal-move.first-penalty", edition="2009", lang="da").citation
'§ 7.4 b'
"""

from ._jadoube import _laws

Provision = _laws.Provision
article = _laws.article
editions = _laws.editions
find = _laws.find
search = _laws.search

__all__ = ["Provision", "article", "editions", "find", "search"]
