import type { LanguageMessages } from '@passepartout/domain'
import type { withdrawal as de } from './withdrawal.de.ts'

export const withdrawal: LanguageMessages<typeof de> = {
  'withdrawal.title': 'Overeenkomst herroepen',
  'withdrawal.step': 'Stap {step} van 3',
  'withdrawal.lead': 'Zonder inloggen, zonder reden. In de volgende stap staat alles er nog eens.',
  'withdrawal.name': 'Naam',
  'withdrawal.orderNumber': 'Bestelnummer',
  'withdrawal.email': 'E-mail voor de ontvangstbevestiging',
  'withdrawal.text': 'Opmerking',
  'withdrawal.name-missing': 'De naam ontbreekt nog.',
  'withdrawal.orderNumber-missing': 'Het bestelnummer ontbreekt nog. Het staat in de bevestiging per e-mail.',
  'withdrawal.email-missing': 'Het e-mailadres ontbreekt nog.',
  'withdrawal.line-missing': 'Kies minstens één artikel.',
  'withdrawal.order-of': 'Bestelling van {date}',
  'withdrawal.line-until': 'Herroepen kan tot {day}',
  'withdrawal.line-open': 'Herroepen kan, de termijn begint bij de bezorging',
  'withdrawal.line-made': 'Op maat gemaakt, we kijken ernaar',
  'withdrawal.no-right': 'Hier geldt geen herroepingsrecht.',
  'withdrawal.no-right-text':
    'Dit artikel is op maat gemaakt ({source}). Is het gebrekkig, meld dan een klacht via de status van de bestelling.',
  'withdrawal.source': 'art.\u00a06:230p, onder\u00a0f, BW',
  'withdrawal.anyway': 'Toch herroepen',
  'withdrawal.go-on': 'Verder naar de bevestiging',
  'withdrawal.in-writing': 'Liever schriftelijk? Het modelformulier kan ook, per e-mail of brief.',
  'withdrawal.review': 'Controleren en bevestigen',
  'withdrawal.review-lead':
    'Met de knop wordt de herroeping verklaard. De ontvangstbevestiging met datum en tijd komt meteen per e-mail.',
  'withdrawal.unknown':
    'We hebben dit nummer niet samen met dit e-mailadres gevonden. De herroeping wordt toch ontvangen, we koppelen die met de hand.',
  'withdrawal.what': 'Herroepen',
  'withdrawal.whole': 'De hele bestelling',
  'withdrawal.confirm-to': 'Bevestiging naar',
  'withdrawal.refund': 'Terugbetaling',
  'withdrawal.refund-text':
    'Uiterlijk {=returnDays} dagen na de herroeping, zodra de artikelen terug zijn of de verzending is aangetoond.',
  'withdrawal.confirm': 'Herroeping bevestigen',
  'withdrawal.back': 'Terug',
  'withdrawal.received': 'De herroeping is binnen',
  'withdrawal.received-lead': 'Ontvangen op {at}. De bevestiging is onderweg per e-mail.',
  'withdrawal.reference': 'Dossier',
  'withdrawal.next':
    'We bekijken de herroeping en schrijven waar de artikelen heen gaan. Terugsturen kan tot {=returnDays} dagen na de herroeping.',
  'withdrawal.another': 'Nog een overeenkomst herroepen',
  'withdrawal.good-to-know': 'Goed om te weten',
  'withdrawal.days': '{=withdrawalDays} dagen na bezorging',
  'withdrawal.days-text': 'Zo lang kan een overeenkomst zonder reden worden herroepen.',
  'withdrawal.exempt': 'Uitgezonderd: op maat gemaakt',
  'withdrawal.exempt-text':
    'Wat van eigen foto’s of teksten is gemaakt, kan aan niemand anders worden verkocht.',
  'withdrawal.faulty': 'Iets mis?',
  'withdrawal.faulty-text': 'Voor gebreken staan we in volgens de wet, ook bij wat op maat is gemaakt.',
  'withdrawal.law': 'Herroepingsrecht en modelformulier',
}
