export const consent = {
  'consent.title': 'Cookies und Datenschutz',
  'consent.privacy': 'Datenschutz',
  'consent.asks':
    'Für manches brauchen wir deine Zustimmung. Hier kannst du sie jederzeit geben oder zurücknehmen; der Shop funktioniert in beiden Fällen gleich.',
  'consent.asks@kartenliebe':
    'Für manches brauchen wir eure Zustimmung. Hier könnt ihr sie jederzeit geben oder zurücknehmen; der Shop funktioniert in beiden Fällen gleich.',
  'consent.asks-nothing':
    'Dieser Shop nutzt nur Cookies, ohne die er nicht funktioniert. Statistik, Werbung und andere Dienste, die deine Zustimmung brauchen, gibt es hier nicht.',
  'consent.asks-nothing@kartenliebe':
    'Dieser Shop nutzt nur Cookies, ohne die er nicht funktioniert. Statistik, Werbung und andere Dienste, die eure Zustimmung brauchen, gibt es hier nicht.',
  'consent.question':
    'Dürfen wir zusätzlich Cookies für {purposes} nutzen? Wenn du ablehnst, verzichten wir darauf.',
  'consent.question@kartenliebe':
    'Dürfen wir zusätzlich Cookies für {purposes} nutzen? Wenn ihr ablehnt, verzichten wir darauf.',
  'consent.decline': 'Ablehnen',
  'consent.grant': 'Zustimmen',
  'consent.settings': 'Einzeln entscheiden',
  'consent.decline-all': 'Alles ablehnen',
  'consent.save': 'Auswahl speichern',
  'consent.grant-all': 'Allem zustimmen',
  'consent.necessary': 'Notwendig',
  'consent.necessary-text': 'Warenkorb, Gestaltungen und deine Wahl auf dieser Seite.',
  'consent.necessary-text@kartenliebe': 'Warenkorb, Gestaltungen und eure Wahl auf dieser Seite.',
  'consent.always': 'Immer an',
  'consent.details': 'Die Cookies im Einzelnen',
  'consent.days': '{days} Tage',
  'consent.cookie-visitor': 'Merkt sich, welche Fotos, Gestaltungen und welcher Warenkorb zu dir gehören.',
  'consent.cookie-visitor@kartenliebe':
    'Merkt sich, welche Fotos, Gestaltungen und welcher Warenkorb zu euch gehören.',
  'consent.cookie-shared-designs': 'Merkt sich, an welchen geteilten Entwürfen du mitarbeitest.',
  'consent.cookie-shared-designs@kartenliebe': 'Merkt sich, an welchen geteilten Entwürfen ihr mitarbeitet.',
  'consent.cookie-cart-count': 'Die Zahl der Artikel am Warenkorb.',
  'consent.cookie-wishlist-count': 'Die Zahl der Karten am Merkzettel.',
  'consent.cookie-consent': 'Deine Entscheidung über Cookies, mit Datum.',
  'consent.cookie-consent@kartenliebe': 'Eure Entscheidung über Cookies, mit Datum.',
  'consent.until-closed': 'bis der Browser geschlossen wird',
  'consent.one-hour': 'höchstens eine Stunde',
  'consent.cookie-session': 'Hält dich angemeldet.',
  'consent.cookie-session@kartenliebe': 'Hält euch angemeldet.',
  'consent.cookie-device':
    'Erkennt diesen Browser nach einer Anmeldung wieder, damit niemand dein Konto durch falsche Versuche sperrt.',
  'consent.cookie-device@kartenliebe':
    'Erkennt diesen Browser nach einer Anmeldung wieder, damit niemand euer Konto durch falsche Versuche sperrt.',
  'consent.cookie-nonce': 'Sichert eine Anmeldung mit Google, während sie läuft.',
  'consent.cookie-passkey': 'Sichert eine Anmeldung mit Passkey, während sie läuft.',
  'consent.cookie-logged-in': 'Merkt sich, ob du angemeldet bist.',
  'consent.cookie-logged-in@kartenliebe': 'Merkt sich, ob ihr angemeldet seid.',
  'consent.cookie-split-user-key': 'Eine Zufallszahl, nach der du in jedem Besuch dieselbe Fassung siehst.',
  'consent.cookie-split-user-key@kartenliebe':
    'Eine Zufallszahl, nach der ihr in jedem Besuch dieselbe Fassung seht.',
  'consent.cookie-split-session-key':
    'Eine Zufallszahl, nach der sich die Fassung während eines Besuchs nicht ändert.',
  'consent.statistics': 'Statistik',
  'consent.statistics-for': 'Statistik',
  'consent.statistics-text': 'Zählt, welche Seiten gelesen werden und wo Besuche abbrechen.',
  'consent.experiments': 'Vergleichstests',
  'consent.experiments-for': 'Vergleichstests',
  'consent.experiments-text': 'Zeigt zwei Fassungen einer Seite und merkt sich, welche du siehst.',
  'consent.experiments-text@kartenliebe': 'Zeigt zwei Fassungen einer Seite und merkt sich, welche ihr seht.',
  'consent.recording': 'Aufzeichnung',
  'consent.recording-for': 'Aufzeichnungen',
  'consent.recording-text': 'Zeichnet Mausbewegungen und Klicks auf, damit wir Hürden finden.',
  'consent.marketing': 'Werbung',
  'consent.marketing-for': 'Werbung',
  'consent.marketing-text':
    'Misst, welche Anzeige dich hergeführt hat, und zeigt passende auf anderen Seiten.',
  'consent.marketing-text@kartenliebe':
    'Misst, welche Anzeige euch hergeführt hat, und zeigt passende auf anderen Seiten.',
} as const
