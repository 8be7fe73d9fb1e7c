export const voucher = {
  'voucher.name': 'Geschenkgutschein',
  'voucher.amounts': 'Betrag',
  'voucher.other-amount': 'Anderer Betrag',
  'voucher.own-amount': 'Betrag in {currency}',
  'voucher.delivery': 'Wie kommt er an?',
  'voucher.message': 'Nachricht',
  'voucher.optional': 'freiwillig',
  'voucher.message-hint': 'Höchstens {characters} Zeichen in {lines} Zeilen. Steht so auf dem Gutschein.',
  'voucher.sample-message': 'Von Herzen.',
  'voucher.vat': 'Mehrwertsteuer fällt erst beim Einlösen an.',
  'voucher.posted': 'Zzgl. Versand.',
  'voucher.by-mail': 'Kommt ohne Versandkosten per E-Mail.',
  'voucher.free-amount': 'Jeder volle Betrag von {min} bis {max}.',
  'voucher.design': 'Gestaltung',
  'voucher.send-on': 'Wann geht er per E-Mail raus?',
  'voucher.send-on-hint':
    'Ohne Tag: sobald er bezahlt ist. Sonst am Vormittag dieses Tages, höchstens ein Jahr im Voraus.',
} as const
