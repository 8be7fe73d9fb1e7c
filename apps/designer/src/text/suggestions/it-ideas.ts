import type { TextSuggestionsByOccasion } from './load-text-suggestions.ts'

export const textSuggestions: TextSuggestionsByOccasion = {
  wedding: [
    {
      role: 'message',
      words:
        'Ci diciamo sì e vorremmo festeggiare questo giorno con voi. Portate allegria e scarpe comode per ballare.',
    },
    {
      role: 'message',
      words: 'L’amicizia è diventata amore, l’amore diventa famiglia. Festeggiate con noi.',
    },
    { role: 'greeting', words: 'Con voi sarà perfetto' },
  ],
  birth: [
    {
      role: 'message',
      words: 'È arrivata una nuova vita e il mondo non è più lo stesso. Siamo felicissimi e molto stanchi.',
    },
    { role: 'message', words: 'Dieci ditini alle mani, dieci ai piedi e una gioia immensa.' },
    { role: 'greeting', words: 'Ti aspettavamo' },
  ],
  birthday: [
    {
      role: 'message',
      words: 'Un anno in più, un motivo per festeggiare. Venite, mangiate, restate fino a tardi.',
    },
    { role: 'message', words: 'Niente regali, bastate voi. Fateci sapere se ci sarete.' },
    { role: 'greeting', words: 'Festeggiate con me' },
  ],
  'childrens-birthday': [
    { role: 'message', words: 'Ci saranno giochi, risate e torta. Ti aspetto!' },
    { role: 'message', words: 'Metti vestiti che si possono sporcare. Il resto è una sorpresa.' },
    { role: 'greeting', words: 'Vieni anche tu?' },
  ],
  christening: [
    {
      role: 'message',
      words: 'Vorremmo condividere con voi questo giorno. Dopo la cerimonia pranzeremo insieme.',
    },
    { role: 'message', words: 'Con amore vi aspettiamo al battesimo.' },
    { role: 'greeting', words: 'Festeggiate con noi' },
  ],
  communion: [
    {
      role: 'message',
      words: 'Un giorno speciale che vorremmo condividere con voi. Dopo la messa festeggiamo a casa.',
    },
    { role: 'message', words: 'Grazie per gli auguri e i regali. Ricorderemo a lungo questo giorno.' },
    { role: 'greeting', words: 'Siete invitati' },
  ],
  confirmation: [
    { role: 'message', words: 'Un giorno importante per me. Mi farebbe piacere festeggiarlo con voi.' },
    { role: 'message', words: 'Dopo la cerimonia staremo un po’ insieme. Vi aspetto.' },
    { role: 'greeting', words: 'Venite a festeggiare' },
  ],
  'catholic-confirmation': [
    { role: 'message', words: 'Con la forza dello Spirito Santo: mi farebbe piacere festeggiare con voi.' },
    { role: 'message', words: 'Dopo la messa staremo un po’ insieme. Vi aspetto.' },
    { role: 'greeting', words: 'Vieni, Santo Spirito' },
  ],
  'school-enrolment': [
    { role: 'message', words: 'Lo zaino è pronto. Mancate solo voi per festeggiare.' },
    { role: 'message', words: 'Finalmente a scuola! Ci sarà torta per tutti.' },
    { role: 'greeting', words: 'Si comincia' },
  ],
  'private-christmas': [
    { role: 'message', words: 'Vi auguriamo luce, buon cibo e le persone più care intorno a voi.' },
    { role: 'message', words: 'Grazie per i bei momenti di quest’anno. A presto!' },
    { role: 'greeting', words: 'Buon Natale' },
  ],
  'business-christmas': [
    {
      role: 'message',
      words: 'Grazie per la collaborazione di quest’anno. Vi auguriamo buone feste e un sereno anno nuovo.',
    },
    { role: 'message', words: 'Quest’anno doniamo in beneficenza invece di fare regali. Buone feste.' },
    { role: 'greeting', words: 'Buone feste' },
  ],
  easter: [
    { role: 'message', words: 'Serena Pasqua, con tanto sole e tempo insieme.' },
    { role: 'message', words: 'È arrivata la primavera. Godetevi questi giorni.' },
    { role: 'greeting', words: 'Buona Pasqua' },
  ],
  mourning: [
    {
      role: 'message',
      words: 'Con amore e gratitudine diciamo addio. La cerimonia si terrà in forma privata.',
    },
    {
      role: 'message',
      words: 'Grazie per ogni parola, ogni abbraccio e ogni pensiero silenzioso. Ci hanno sostenuto.',
    },
    { role: 'greeting', words: 'In ricordo' },
  ],
}
