import type { LanguageMessages } from '@passepartout/domain'
import type { guestBook as de } from './guest-book.de.ts'

export const guestBook: LanguageMessages<typeof de> = {
  'guest-book.page-title': 'Gastenboek',
  'guest-book.kind-guest': 'Gastenboek',
  'guest-book.kind-condolence': 'Condoleanceregister',
  'guest-book.offer-title-guest': 'Een gastenboek bij jullie kaarten',
  'guest-book.offer-title-condolence': 'Een condoleanceregister bij jullie kaarten',
  'guest-book.offer-text-guest':
    'Een pagina online waar jullie gasten schrijven. Die hoort bij deze bestelling en kost niets.',
  'guest-book.offer-text-condolence':
    'Een pagina online waar familie en vrienden schrijven. Die hoort bij deze bestelling en kost niets.',
  'guest-book.offer-link': 'Naar het boek',
  'guest-book.own-title-guest': 'Jullie gastenboek',
  'guest-book.own-title-condolence': 'Jullie condoleanceregister',
  'guest-book.own-lead-guest':
    'Jullie gasten openen de link en schrijven. Elk bericht verschijnt zodra jullie het plaatsen.',
  'guest-book.own-lead-condolence':
    'Familie en vrienden openen de link en schrijven. Elk bericht verschijnt zodra jullie het plaatsen.',
  'guest-book.open-guest': 'Gastenboek openen',
  'guest-book.open-condolence': 'Condoleanceregister openen',
  'guest-book.name-guest': 'Naam van het gastenboek',
  'guest-book.name-condolence': 'Naam van het register',
  'guest-book.name-hint-guest': 'Staat groot boven de berichten, bijvoorbeeld ‘Lena & Jonas’.',
  'guest-book.name-hint-condolence':
    'Staat groot boven de berichten, bijvoorbeeld ‘Ter nagedachtenis aan Ilse Sommer’.',
  'guest-book.last-day': 'Laatste dag om te schrijven',
  'guest-book.last-day-hint': 'Daarna sluit het boek vanzelf. De dag kan altijd worden aangepast.',
  'guest-book.save': 'Opslaan',
  'guest-book.link-guest': 'Link voor jullie gasten',
  'guest-book.link-condolence': 'Link voor familie en vrienden',
  'guest-book.link-hint':
    'Deel de link of schrijf hem op de kaart. Wie de link heeft, kan lezen en schrijven.',
  'guest-book.is-closed': 'Dit boek is op {date} gesloten.',
  'guest-book.deleted-at':
    'Op {date} wordt het boek met alle berichten verwijderd. Tot dan kunnen jullie deze pagina afdrukken of als pdf bewaren.',
  'guest-book.settings': 'Naam en laatste dag wijzigen',
  'guest-book.delete': 'Boek verwijderen',
  'guest-book.delete-text': {
    one: 'De link leidt dan nergens meer heen en {count} bericht wordt verwijderd. Dat kan niet ongedaan worden gemaakt.',
    other:
      'De link leidt dan nergens meer heen en {count} berichten worden verwijderd. Dat kan niet ongedaan worden gemaakt.',
  },
  'guest-book.delete-now': 'Boek definitief verwijderen',
  'guest-book.nobody-yet': 'Er heeft nog niemand geschreven.',
  'guest-book.waiting': {
    one: 'Eén bericht wacht op plaatsing',
    other: '{count} berichten wachten op plaatsing',
  },
  'guest-book.show-waiting': 'Alles plaatsen',
  'guest-book.entries-shown': { one: 'Eén bericht is geplaatst', other: '{count} berichten zijn geplaatst' },
  'guest-book.entries-hidden': { one: 'Eén bericht is verborgen', other: '{count} berichten zijn verborgen' },
  'guest-book.show': 'Plaatsen',
  'guest-book.hide': 'Verbergen',
  'guest-book.remove': 'Verwijderen',
  'guest-book.show-of': 'Bericht van {name} plaatsen',
  'guest-book.hide-of': 'Bericht van {name} verbergen',
  'guest-book.remove-of': 'Bericht van {name} verwijderen',
  'guest-book.failed': 'Dat is niet gelukt. Probeer het nog eens.',
  'guest-book.done-open-book': 'Het boek is open. Nu alleen de gasten nog.',
  'guest-book.done-change-book': 'De wijzigingen zijn opgeslagen.',
  'guest-book.done-delete-book': 'Het boek en alle berichten zijn verwijderd.',
  'guest-book.done-show-entry': 'Het bericht is geplaatst.',
  'guest-book.done-hide-entry': 'Het bericht is verborgen.',
  'guest-book.done-delete-entry': 'Het bericht is verwijderd.',
  'guest-book.done-show-waiting': 'Alle berichten zijn geplaatst.',
  'guest-book.write-guest': 'In het gastenboek schrijven',
  'guest-book.write-condolence': 'In het condoleanceregister schrijven',
  'guest-book.author': 'Naam',
  'guest-book.author-missing': 'Vul een naam in.',
  'guest-book.text-guest': 'Felicitaties of groeten',
  'guest-book.text-condolence': 'Woorden van medeleven',
  'guest-book.text-missing': {
    one: 'Schrijf een bericht van hooguit {count} teken.',
    other: 'Schrijf een bericht van hooguit {count} tekens.',
  },
  'guest-book.public':
    'Wie deze link heeft, ziet naam en bericht. Schrijven kan tot {date}; {days} dagen later wordt alles verwijderd.',
  'guest-book.send': 'Bericht versturen',
  'guest-book.written-guest': 'Bedankt! Het bericht is binnen en verschijnt hier zodra het is geplaatst.',
  'guest-book.written-condolence':
    'Bedankt. Het bericht is binnen en verschijnt hier zodra het is geplaatst.',
  'guest-book.empty': 'Er zijn nog geen berichten.',
}
