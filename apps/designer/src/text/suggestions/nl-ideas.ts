import type { TextSuggestionsByOccasion } from './load-text-suggestions.ts'

export const textSuggestions: TextSuggestionsByOccasion = {
  wedding: [
    {
      role: 'message',
      words: 'Wij zeggen ja en vieren dat graag met jullie. Neem een goed humeur en dansschoenen mee.',
    },
    { role: 'message', words: 'Vriendschap werd liefde, liefde wordt familie. Vier het met ons mee.' },
    { role: 'greeting', words: 'Met jullie wordt het compleet' },
  ],
  birth: [
    { role: 'message', words: 'Je bent er, en de wereld is anders. Wij zijn dolgelukkig en heel moe.' },
    { role: 'message', words: 'Tien kleine vingers, tien kleine tenen en een heel groot geluk.' },
    { role: 'greeting', words: 'Welkom op de wereld' },
  ],
  birthday: [
    { role: 'message', words: 'Een jaar erbij, een reden voor feest. Kom langs, eet mee en blijf lang.' },
    { role: 'message', words: 'Cadeaus hoeven niet, jullie wel. Laat even weten of jullie komen.' },
    { role: 'greeting', words: 'Vier het mee' },
  ],
  'childrens-birthday': [
    { role: 'message', words: 'We gaan spelen, rennen en taart eten. Ik hoop dat je komt!' },
    { role: 'message', words: 'Trek iets aan dat vies mag worden. De rest is een verrassing.' },
    { role: 'greeting', words: 'Kom je ook?' },
  ],
  christening: [
    { role: 'message', words: 'Wij delen deze dag graag met jullie. Na de dienst eten we samen.' },
    { role: 'message', words: 'Gezegend en geliefd: kom bij de doop.' },
    { role: 'greeting', words: 'Vier het met ons' },
  ],
  communion: [
    {
      role: 'message',
      words: 'Een bijzondere dag die wij graag met jullie delen. Na de mis vieren we het thuis.',
    },
    {
      role: 'message',
      words: 'Bedankt voor de gelukwensen en cadeaus. Wij denken nog lang terug aan deze dag.',
    },
    { role: 'greeting', words: 'Van harte uitgenodigd' },
  ],
  confirmation: [
    { role: 'message', words: 'Een bijzondere dag voor mij. Fijn als jullie die met mij vieren.' },
    { role: 'message', words: 'Na de dienst zitten we gezellig bij elkaar. Ik kijk naar jullie uit.' },
    { role: 'greeting', words: 'Kom het vieren' },
  ],
  'catholic-confirmation': [
    { role: 'message', words: 'Een grote stap in mijn geloof. Fijn als jullie die met mij vieren.' },
    { role: 'message', words: 'Na de mis zitten we gezellig bij elkaar. Ik kijk naar jullie uit.' },
    { role: 'greeting', words: 'Kom, heilige Geest' },
  ],
  'school-enrolment': [
    { role: 'message', words: 'De schooltas is ingepakt. Nu alleen jullie nog.' },
    { role: 'message', words: 'Eindelijk naar school! Er is taart voor iedereen.' },
    { role: 'greeting', words: 'Daar gaan we' },
  ],
  'private-christmas': [
    { role: 'message', words: 'Wij wensen jullie licht, lekker eten en lieve mensen om jullie heen.' },
    { role: 'message', words: 'Bedankt voor een mooi jaar samen. Tot volgend jaar!' },
    { role: 'greeting', words: 'Vrolijk kerstfeest' },
  ],
  'business-christmas': [
    {
      role: 'message',
      words:
        'Bedankt voor de fijne samenwerking dit jaar. Wij wensen u fijne feestdagen en een gezond nieuw jaar.',
    },
    {
      role: 'message',
      words: 'Dit jaar schenken wij aan een goed doel in plaats van cadeaus. Fijne feestdagen.',
    },
    { role: 'greeting', words: 'Fijne feestdagen' },
  ],
  easter: [
    { role: 'message', words: 'Wij wensen jullie gekleurde eieren, zon en tijd voor elkaar.' },
    { role: 'message', words: 'De lente is er. Geniet van deze dagen.' },
    { role: 'greeting', words: 'Vrolijk Pasen' },
  ],
  mourning: [
    {
      role: 'message',
      words: 'Met liefde en dankbaarheid nemen wij afscheid. De plechtigheid vindt in besloten kring plaats.',
    },
    {
      role: 'message',
      words: 'Dank voor elk woord, elke omhelzing en elke stille gedachte. Ze hebben ons gesteund.',
    },
    { role: 'greeting', words: 'In liefdevolle herinnering' },
  ],
}
