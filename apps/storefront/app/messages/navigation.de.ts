export const navigation = {
  'navigation.log-in': 'Anmelden',
  'navigation.account-of': 'Konto von',
  'navigation.back': 'Zurück',
  'navigation.scroll-back': 'Menü nach links schieben',
  'navigation.scroll-on': 'Menü nach rechts schieben',
  'navigation.open': 'Auswahl zu {area}',
} as const
