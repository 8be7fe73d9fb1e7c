/** Italian messages for conflicts of two versions, and for rejected versions. */
export const itVersions = {
  'conflict.title': 'Questa creazione è stata modificata anche altrove',
  'conflict.keptTitle': 'Versione del {time}',
  'conflict.text':
    'Scegli per ogni pagina quale tenere. Quello che lasci resta {=historyDays} giorni nella cronologia di questo dispositivo.',
  'conflict.text@kartenliebe':
    'Scegliete per ogni pagina quale tenere. Quello che lasciate resta {=historyDays} giorni nella cronologia di questo dispositivo.',
  'conflict.whole':
    'Le due versioni hanno formati o pagine diversi, quindi si continua con una per intero. L’altra resta {=historyDays} giorni nella cronologia di questo dispositivo.',
  'conflict.partly': 'Tutto il resto è già stato unito.',
  'conflict.same': 'Questa versione è proprio quella aperta.',
  'conflict.mine': 'Questo dispositivo',
  'conflict.other': 'Altra versione',
  'conflict.now': '{time}, tu',
  'conflict.now@kartenliebe': '{time}, voi',
  'conflict.page': 'Pagina {number}',
  'conflict.rest': 'Titolo, colori e prodotto',
  'conflict.everything': 'Tutte le pagine',
  'conflict.noTitle': 'Senza titolo',
  'conflict.allMine': 'Tutto da qui',
  'conflict.allOther': 'Tutto dall’altra',
  'conflict.take': 'Continua così',
  'conflict.take@kartenliebe': 'Continuate così',
  'conflict.merged': 'Le modifiche da un altro dispositivo sono state aggiunte.',
  'history.versions': 'Altre versioni',
  'history.version': 'Versione del {time}',
}
