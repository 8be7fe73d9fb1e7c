/** Texts for whitelabel customers. */
export const whitelabel = {
  'whitelabel.net': 'Netto',
  'whitelabel.line-net': 'Netto {amount}',
  'whitelabel.sender': 'Wir versenden als {company}.',
  'whitelabel.no-sender': 'Geht ohne den Namen {company} hinaus.',
} as const
