/** Why a product is printed again. */
export const REPRINT_CAUSES = [
  'print',
  'cut',
  'binding',
  'wrong-product',
  'damaged',
  'lost',
  'file',
  'design',
  'goodwill',
] as const
export type ReprintCause = (typeof REPRINT_CAUSES)[number]

/** Who pays a reprint. */
export const REPRINT_PAYERS = ['lab', 'carrier', 'shop', 'customer'] as const
export type ReprintPayer = (typeof REPRINT_PAYERS)[number]

/** Who usually pays, proposed with a cause; operators may choose another. */
export const USUAL_PAYERS: Readonly<Record<ReprintCause, ReprintPayer>> = {
  print: 'lab',
  cut: 'lab',
  binding: 'lab',
  'wrong-product': 'lab',
  damaged: 'carrier',
  lost: 'carrier',
  file: 'shop',
  design: 'customer',
  goodwill: 'shop',
}
