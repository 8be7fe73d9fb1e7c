import type { TextSuggestionsByOccasion } from './load-text-suggestions.ts'

export const textSuggestions: TextSuggestionsByOccasion = {
  wedding: [
    {
      role: 'message',
      words:
        'Wir sagen Ja und möchten diesen Tag mit euch feiern. Bringt gute Laune und bequeme Tanzschuhe mit.',
    },
    {
      role: 'message',
      words:
        'Aus Freundschaft wurde Liebe, aus Liebe wird Familie. Feiert mit uns den schönsten Tag unseres Lebens.',
    },
    { role: 'greeting', words: 'Mit euch wird es perfekt' },
  ],
  birth: [
    {
      role: 'message',
      words: 'Du bist da, und die Welt ist eine andere. Wir sind überglücklich und sehr müde.',
    },
    { role: 'message', words: 'Zehn kleine Finger, zehn kleine Zehen und ein riesengroßes Glück.' },
    { role: 'greeting', words: 'Willkommen im Leben' },
  ],
  birthday: [
    { role: 'message', words: 'Ein Jahr mehr, ein Grund zum Feiern. Kommt vorbei, esst mit, bleibt lange.' },
    {
      role: 'message',
      words: 'Geschenke braucht es keine, euch schon. Bitte sagt kurz Bescheid, ob ihr kommt.',
    },
    { role: 'greeting', words: 'Feiert mit mir' },
  ],
  'childrens-birthday': [
    {
      role: 'message',
      words: 'Es wird gespielt, getobt und Kuchen gegessen. Ich freue mich riesig, wenn du kommst!',
    },
    { role: 'message', words: 'Zieh dir etwas an, das schmutzig werden darf. Der Rest ist Überraschung.' },
    { role: 'greeting', words: 'Bist du dabei?' },
  ],
  christening: [
    {
      role: 'message',
      words:
        'Unter Gottes Segen möchten wir diesen Tag mit euch feiern. Nach der Taufe laden wir zum Essen ein.',
    },
    { role: 'message', words: 'Behütet und geliebt: Wir freuen uns, wenn ihr bei der Taufe dabei seid.' },
    { role: 'greeting', words: 'Feiert mit uns' },
  ],
  communion: [
    {
      role: 'message',
      words:
        'Ein besonderer Tag, den wir mit euch teilen möchten. Nach dem Gottesdienst feiern wir zu Hause.',
    },
    {
      role: 'message',
      words: 'Danke für eure Glückwünsche und Geschenke. Der Tag bleibt uns lange in Erinnerung.',
    },
    { role: 'greeting', words: 'Herzliche Einladung' },
  ],
  confirmation: [
    { role: 'message', words: 'Ein Schritt auf meinem Weg. Schön, wenn ihr ihn mit mir feiert.' },
    {
      role: 'message',
      words: 'Nach dem Gottesdienst sitzen wir gemütlich zusammen. Ich freue mich auf euch.',
    },
    { role: 'greeting', words: 'Kommt und feiert mit' },
  ],
  'catholic-confirmation': [
    { role: 'message', words: 'Gestärkt durch den Heiligen Geist: Feiert meine Firmung mit mir.' },
    { role: 'message', words: 'Nach der Messe sitzen wir gemütlich zusammen. Ich freue mich auf euch.' },
    { role: 'greeting', words: 'Komm, Heiliger Geist' },
  ],
  'school-enrolment': [
    {
      role: 'message',
      words: 'Der Ranzen ist gepackt, die Schultüte ist voll. Jetzt fehlt nur ihr zum Feiern.',
    },
    { role: 'message', words: 'Endlich Schulkind! Nach der Feier in der Schule gibt es Kuchen für alle.' },
    { role: 'greeting', words: 'Jetzt geht es los' },
  ],
  'private-christmas': [
    {
      role: 'message',
      words: 'Wir wünschen euch ein Fest mit viel Licht, gutem Essen und den liebsten Menschen um euch.',
    },
    {
      role: 'message',
      words: 'Danke für ein Jahr voller schöner Stunden mit euch. Auf ein Wiedersehen im neuen.',
    },
    { role: 'greeting', words: 'Frohe Weihnachten' },
  ],
  'business-christmas': [
    {
      role: 'message',
      words:
        'Danke für das gute Miteinander in diesem Jahr. Wir wünschen frohe Festtage und ein gesundes neues Jahr.',
    },
    {
      role: 'message',
      words: 'Statt Geschenken spenden wir in diesem Jahr. Frohe Weihnachten und alles Gute.',
    },
    { role: 'greeting', words: 'Frohe Festtage' },
  ],
  easter: [
    { role: 'message', words: 'Wir wünschen euch bunte Eier, warme Sonne und Zeit füreinander.' },
    { role: 'message', words: 'Der Frühling ist da. Genießt die Tage und lasst es euch gut gehen.' },
    { role: 'greeting', words: 'Frohe Ostern' },
  ],
  mourning: [
    {
      role: 'message',
      words: 'In Liebe und Dankbarkeit nehmen wir Abschied. Die Trauerfeier findet im engsten Kreis statt.',
    },
    {
      role: 'message',
      words: 'Danke für jedes Wort, jede Umarmung und jedes stille Gedenken. Es hat uns getragen.',
    },
    { role: 'greeting', words: 'In liebevoller Erinnerung' },
  ],
}
