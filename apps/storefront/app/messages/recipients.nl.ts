import type { LanguageMessages } from '@passepartout/domain'
import type { recipients as de } from './recipients.de.ts'

export const recipients: LanguageMessages<typeof de> = {
  'recipients.title': 'Meerdere ontvangers',
  'recipients.title@kartenliebe': 'Jullie gasten',
  'recipients.lead':
    '{title}: {copies} van {quantity} stuks gaan naar deze lijst, {left} naar het bezorgadres.',
  'recipients.to-mend': {
    one: 'Eén adres moet nog worden nagekeken.',
    other: '{count} adressen moeten nog worden nagekeken.',
  },
  'recipients.of': '{count} van {total} adressen.',
  'recipients.all': 'Alles tonen',
  'recipients.sending': 'Verzending naar de lijst',
  'recipients.parcels': { one: 'Eén zending à {each}', other: '{count} zendingen à {each}' },
  'recipients.parcels-unlike': { one: 'Eén zending', other: '{count} zendingen' },
  'recipients.sending-text': 'Elk adres krijgt een eigen zending, zonder factuur en zonder prijzen.',
  'recipients.mend': { one: 'Eén adres nakijken', other: '{count} adressen nakijken' },
  'recipients.to-checkout': 'Verder naar afrekenen',
  'recipients.back': 'Afrekenen',
  'recipients.nobody': 'Zonder naam',
  'recipients.copies': { one: '{count} stuk', other: '{count} stuks' },
  'recipients.change-of': '{name} wijzigen',
  'recipients.complete': 'Aanvullen',
  'recipients.change': 'Wijzigen',
  'recipients.name': 'Naam op de zending',
  'recipients.count': 'Stuks',
  'recipients.save': 'Opslaan',
  'recipients.remove': 'Van de lijst halen',
  'recipients.from-names': {
    one: 'Eén adres uit de namenlijst overnemen',
    other: '{count} adressen uit de namenlijst overnemen',
  },
  'recipients.from-names-text': 'Elke kaart gaat dan naar het adres van de naam die erop staat.',
  'recipients.add': 'Adressen toevoegen',
  'recipients.add-more': 'Meer adressen toevoegen',
  'recipients.file': 'Bestand kiezen (CSV of vCard)',
  'recipients.too-large': 'Dit bestand is te groot voor een lijst; er passen 500 adressen op.',
  'recipients.paste': 'Lijst plakken',
  'recipients.paste-hint':
    'Gekopieerd uit een tabel (naam, straat, postcode, plaats, stuks), als vCard, of drie regels per adres met een lege regel ertussen.',
  'recipients.read': 'Lijst lezen',
  'recipients.privacy': 'De lijst hoort alleen bij deze bestelling en wordt 90 dagen na bezorging gewist.',
  'recipients.clear': 'Alle adressen van de lijst halen',
  'recipients.offer': '{quantity} × {name}:',
  'recipients.offer-link': 'Naar meerdere adressen sturen',
}
