import type { LanguageMessages } from '@passepartout/domain'
import type { cardNames as de } from './card-names.de.ts'

/** Names, day and photo of a visitor on every card of a list. */
export const cardNames: LanguageMessages<typeof de> = {
  'card-names.title-couple': 'De namen op alle kaarten',
  'card-names.title-couple@kartenliebe': 'Jullie namen op alle kaarten',
  'card-names.title-birth': 'De naam van je baby op alle kaarten',
  'card-names.title-birth@kartenliebe': 'De naam van jullie baby op alle kaarten',
  'card-names.title-child': 'De naam van je kind op alle kaarten',
  'card-names.title-child@kartenliebe': 'De naam van jullie kind op alle kaarten',
  'card-names.title-party': 'Naam en leeftijd op alle kaarten',
  'card-names.title-birthday': 'Leeftijd en datum op alle kaarten',
  'card-names.title-family': 'Je groet op alle kaarten',
  'card-names.title-family@kartenliebe': 'Jullie groet op alle kaarten',
  'card-names.title-company': 'Je bedrijf op alle kaarten',
  'card-names.title-company@kartenliebe': 'Jullie bedrijf op alle kaarten',
  'card-names.hint': 'Eén keer invullen, overal zien',
  'card-names.first-couple': 'Voornaam',
  'card-names.second-couple': 'Voornaam van de partner',
  'card-names.date-couple': 'Trouwdag',
  'card-names.place-couple': 'Plaats',
  'card-names.name-birth': 'Naam van de baby',
  'card-names.date-birth': 'Geboortedatum',
  'card-names.name-child': 'Naam van het kind',
  'card-names.date-child': 'Dag van het feest',
  'card-names.place-child': 'Plaats',
  'card-names.name-party': 'Naam van het kind',
  'card-names.age-party': 'Leeftijd',
  'card-names.date-party': 'Dag van het feest',
  'card-names.age-birthday': 'Leeftijd',
  'card-names.date-birthday': 'Dag van het feest',
  'card-names.sender-family': 'Van wie de groet komt',
  'card-names.sender-company': 'Naam van het bedrijf',
  'card-names.forget': 'Voorbeelden weer tonen',
  'card-names.stays':
    'Wat je invult, blijft op dit apparaat tot je een kaart ontwerpt of het weghaalt. Kaarten zonder plek ervoor houden hun voorbeeld.',
  'card-names.stays@kartenliebe':
    'Wat jullie invullen, blijft op dit apparaat tot jullie een kaart ontwerpen of het weghalen. Kaarten zonder plek ervoor houden hun voorbeeld.',
  'card-names.shown': 'Je gegevens staan nu op de kaarten.',
  'card-names.shown@kartenliebe': 'Jullie gegevens staan nu op de kaarten.',
  'card-names.only-here':
    'Je browser bewaart geen gegevens van deze pagina: je gegevens staan alleen op de kaarten hier.',
  'card-names.only-here@kartenliebe':
    'Jullie browser bewaart geen gegevens van deze pagina: jullie gegevens staan alleen op de kaarten hier.',
  'card-names.removed': 'De kaarten tonen weer de voorbeelden. Op dit apparaat is er niets meer van bewaard.',
  'card-names.weekday': 'Dat is een {weekday}.',
  'card-names.past': 'Die dag is al voorbij.',
  'card-names.future': 'Die dag moet nog komen.',
  'card-names.no-date': 'Die dag bestaat niet.',
  'card-names.no-age': 'Vul de leeftijd in cijfers in, bijvoorbeeld 40.',
}
