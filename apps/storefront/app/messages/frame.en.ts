import type { LanguageMessages } from '@passepartout/domain'
import type { frame as de } from './frame.de.ts'

export const frame: LanguageMessages<typeof de> = {
  'frame.skip': 'Skip to content',
  'frame.home': '{shop}, home page',
  'frame.menu': 'Menu',
  'frame.close-menu': 'Close menu',
  'frame.back': 'Back',
  'frame.main-navigation': 'Main navigation',
  'frame.sub-navigation': 'In {area}',
  'frame.shops': 'Our shops',
  'frame.all-of': 'View all: {area}',
  'frame.magazine': 'Magazine',
  'frame.call': 'Call',
  'frame.cart': 'Basket',
  'frame.breadcrumb': 'You are here',
  'frame.start': 'Home',
  'frame.elsewhere': 'We also deliver to your country. Switch to its shop?',
  'frame.bulky': 'Pieces over {side}: {fee}',
  'frame.country': 'Country and language',
  'frame.prices-note': 'All prices include VAT, plus delivery',
  'frame.parcel-free': 'Free',
  'frame.parcel': 'Parcel {fee}',
  'frame.parcel-free-from': 'Parcel {fee}, free from {from}',
  'frame.service': 'Service',
  'frame.legal': 'Legal',
  'frame.withdraw': 'Withdraw from a contract',
}
