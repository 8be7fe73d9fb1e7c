/** Dutch messages for conflicts of two versions, and for rejected versions. */
export const nlVersions = {
  'conflict.title': 'Aan dit ontwerp is ook ergens anders gewerkt',
  'conflict.keptTitle': 'Versie van {time}',
  'conflict.text':
    'Kies per pagina welke blijft. Wat je niet neemt, blijft {=historyDays} dagen in de geschiedenis van dit apparaat.',
  'conflict.text@kartenliebe':
    'Kies per pagina welke blijft. Wat jullie niet nemen, blijft {=historyDays} dagen in de geschiedenis van dit apparaat.',
  'conflict.whole':
    'De twee hebben verschillende formaten of pagina’s, daarom gaat één versie als geheel verder. De andere blijft {=historyDays} dagen in de geschiedenis van dit apparaat.',
  'conflict.partly': 'Al het andere is al samengevoegd.',
  'conflict.same': 'Deze versie is precies wat er nu open is.',
  'conflict.mine': 'Dit apparaat',
  'conflict.other': 'Andere versie',
  'conflict.now': '{time}, jij',
  'conflict.now@kartenliebe': '{time}, jullie',
  'conflict.page': 'Pagina {number}',
  'conflict.rest': 'Titel, kleuren en product',
  'conflict.everything': 'Alle pagina’s',
  'conflict.noTitle': 'Zonder titel',
  'conflict.allMine': 'Alles van hier',
  'conflict.allOther': 'Alles van daar',
  'conflict.take': 'Zo verdergaan',
  'conflict.merged': 'Wijzigingen van een ander apparaat zijn toegevoegd.',
  'history.versions': 'Andere versies',
  'history.version': 'Versie van {time}',
}
