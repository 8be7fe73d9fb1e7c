/* The TeX patterns split most German compounds correctly, but not those typical of invitations ("Trauf-eier",
 * "Hochzeit-sende"). These lists mark the joints between parts; within a part the patterns apply. */

/** Endings after which another part begins, except for parts that themselves begin with this s. */
const JOINTS =
  '[\\p{L}]{3,}?(?:(?<!spr|schw)ungs|heits|keits|schafts|lings|täts)|' +
  compoundWords(`
    abschieds advents ausflugs beileids betriebs einzugs freundes freundschafts geburts geburtstags glücks heiligabends herzens hochzeits
    jubiläums konfirmations liebes muttertags nachmittags neujahrs ruhestands samstags sonntags freitags standesamts umzugs urlaubs
    valentins valentinstags vatertags vereins weihnachts willkommens`)

/** "glück-selig", "vereinsam-t", "Erbschaft-steuer", "erholung-suchend", "zufrieden-stellung". */
const NOT_BEHIND = 'am(?:k|en|[et]?$)|elig|uch|teu|tell(?:en|ung)|trahl|ache|ein$'

/** First parts, where one of `LAST` follows. */
const FIRST = compoundWords(`
  abend abitur advent album baby bachelor berg bier bilder blumen braut buch burg dank diamant doktor dorf ehe eltern enkel familien firmen foto
  freunde garten gäste geschenk gold grab grill haus herbst hof junggesellen junggesellinnen kaffee kinder kirchen klassen kollegen kommunion
  kuchen land lese master morgen musik nachbar nikolaus oster paten perlen polter reise ring rosen saal scheunen schloss schul
  schwieger see sekt silber silvester sommer spenden stadt strand straßen tanz tauf tee torten trau trauer traum video wald wein wiesen winter
  wunsch zelt`)

/** Last parts. None that forms another word with a first part: "Weinende" means weeping people. */
const LAST = compoundWords(`
  abend abreise adresse album anreise ansprache anzeige anzug ausflug ausklang auto andacht andenken anfang ankunft brunch chor ehe einladung eltern
  empfang enkel erinnerung erlebnis essen fahrt familie feier fest feuer foto frühstück gast gäste gabe gottesdienst grüße gruß hochzeit idee insel kaffee
  karte kerze kind kleid konzert kranz kuchen leute lied menü messe musik nacht oma onkel opa oper orchester orgel ort paar party pate paten
  patin planung programm raum räume rede reise ring rose runde sache schleier schuh spaziergang spiel spruch sprüche ständchen stimmung
  strauß sträuße stube stunde tafel tag tante tanz termin tisch torte traum träume treffen trio trauung uhr uhrzeit umschlag umtrunk unterkunft
  urlaub verein video wald weg wein wiese woche wochenende wunsch wünsche zeit zelt zeremonie überraschung übernachtung`)

const ENDINGS = '(?:e[nrs]?|ern|n|s|se[ns]?)?'
const BEFORE = new RegExp(
  `^(?:${JOINTS})(?=\\p{L}{3})(?!${NOT_BEHIND})|^(?:${FIRST})(?=(?:${LAST})${ENDINGS}$)`,
  'u',
)

/** Splits a German word in lower case at its known joints; most words stay whole. */
export function splitGermanCompound(word: string): string[] {
  const first = BEFORE.exec(word)?.[0]
  return first ? [first, ...splitGermanCompound(word.slice(first.length))] : [word]
}

/** Pattern that matches one of these words, the longest first; Swiss spelling has ss for ß. */
function compoundWords(list: string): string {
  const all = list.trim().split(/\s+/)
  const both = new Set(all.flatMap(word => [word, word.replaceAll('ß', 'ss')]))
  return [...both].toSorted((a, b) => b.length - a.length).join('|')
}
