import type { LanguageMessages } from '@passepartout/domain'
import type { voucher as de } from './voucher.de.ts'

export const voucher: LanguageMessages<typeof de> = {
  'voucher.name': 'Cadeaubon',
  'voucher.amounts': 'Bedrag',
  'voucher.other-amount': 'Ander bedrag',
  'voucher.own-amount': 'Bedrag in {currency}',
  'voucher.delivery': 'Hoe komt hij aan?',
  'voucher.message': 'Boodschap',
  'voucher.message-hint': 'Hoogstens {characters} tekens op {lines} regels, zo komt het op de bon te staan.',
  'voucher.sample-message': 'Met liefs.',
  'voucher.vat': 'Btw wordt pas berekend bij het inwisselen.',
  'voucher.posted': 'Exclusief verzendkosten.',
  'voucher.by-mail': 'Komt per e-mail, zonder verzendkosten.',
  'voucher.free-amount': 'Elk heel bedrag van {min} tot {max}.',
  'voucher.design': 'Ontwerp',
  'voucher.send-on': 'Wanneer mailen we de bon?',
  'voucher.send-on-hint':
    'Zonder datum: zodra hij betaald is. Anders in de ochtend van die dag, hooguit een jaar vooruit.',
  'voucher.check-title': 'Hoeveel tegoed is er?',
  'voucher.check-text': 'Vul de code van de bon in. Hij wordt pas in de winkelwagen ingewisseld.',
  'voucher.check-code': 'Code van de bon',
  'voucher.check': 'Saldo bekijken',
  'voucher.check-full': '{worth}, nog niets van gebruikt.',
  'voucher.check-left': 'Nog {remaining} van {worth}.',
  'voucher.check-reduction': '{reduction} korting op de bestelling.',
  'voucher.check-until': 'Geldig tot en met {day}.',
}
