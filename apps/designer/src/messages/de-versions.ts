/** German messages for conflicts of two versions, and for rejected versions. */
export const deVersions = {
  'conflict.title': 'An dieser Gestaltung wurde auch anderswo gearbeitet',
  'conflict.keptTitle': 'Fassung vom {time}',
  'conflict.text':
    'Wähle für jede Seite, welche bleibt. Was du nicht nimmst, liegt {=historyDays} Tage im Verlauf dieses Geräts.',
  'conflict.text@kartenliebe':
    'Wählt für jede Seite, welche bleibt. Was ihr nicht nehmt, liegt {=historyDays} Tage im Verlauf dieses Geräts.',
  'conflict.whole':
    'Die beiden haben verschiedene Formate oder Seiten, darum geht es mit einer als Ganzem weiter. Die andere liegt {=historyDays} Tage im Verlauf dieses Geräts.',
  'conflict.partly': 'Alles andere ist schon zusammengeführt.',
  'conflict.same': 'Diese Fassung ist genau die, die gerade offen ist.',
  'conflict.mine': 'Dieses Gerät',
  'conflict.other': 'Andere Fassung',
  'conflict.now': '{time}, du',
  'conflict.now@kartenliebe': '{time}, ihr',
  'conflict.page': 'Seite {number}',
  'conflict.rest': 'Titel, Farben und Produkt',
  'conflict.everything': 'Alle Seiten',
  'conflict.noTitle': 'Ohne Titel',
  'conflict.allMine': 'Alles von hier',
  'conflict.allOther': 'Alles von dort',
  'conflict.take': 'So weitermachen',
  'conflict.merged': 'Änderungen von einem anderen Gerät sind dazugekommen.',
  'history.versions': 'Andere Fassungen',
  'history.version': 'Fassung vom {time}',
}
