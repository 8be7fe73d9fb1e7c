export const voucher = {
  'voucher.name': 'Geschenkgutschein',
  'voucher.amounts': 'Beträge',
  'voucher.free-amount': 'Oder jeder volle Betrag von {min} bis {max}.',
} as const
