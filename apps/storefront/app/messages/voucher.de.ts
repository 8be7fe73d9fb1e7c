export const voucher = {
  'voucher.amounts': 'Beträge',
  'voucher.free-amount': 'Oder jeder volle Betrag von {min} bis {max}.',
} as const
