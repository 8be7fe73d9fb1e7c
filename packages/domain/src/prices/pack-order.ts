import type { CountryCode } from '../shops/locales.ts'
import type { ShippingClass, ShippingService, ShippingTable } from './shipping-schema.ts'

/** One piece before packing. */
export interface PackableItem {
  /** Postal envelope, tube, or between boards. */
  form: 'letter' | 'roll' | 'flat' | 'parcel'
  grams: number
  /** Unrolled. */
  widthMm: number
  heightMm: number
  depthMm: number
  /** Posted in an envelope unless a larger item is shipped with it; other flat pieces join the parcels. */
  isPosted: boolean
}

/** A number of equal pieces. */
export interface PackableQuantity {
  piece: PackableItem
  count: number
}

/** A parcel or postal item with its contents. */
export interface PackedParcel {
  class: ShippingClass
  contents: PackableQuantity[]
  /** Including packaging. */
  grams: number
}

type Edges = [longest: number, middle: number, shortest: number]

/** Outer edges of a piece that is packed alone, longest first. */
export function packedDimensions({ packing }: Pick<ShippingTable, 'packing'>, piece: PackableItem): Edges {
  const { form, widthMm, heightMm, depthMm } = piece
  const descending = (edges: Edges): Edges => edges.sort((a, b) => b - a)
  if (form === 'roll') {
    const { edgeMm, tubeMm } = packing.roll
    return descending([Math.min(widthMm, heightMm) + edgeMm, tubeMm, tubeMm])
  }
  const around = packing[form]
  return descending([widthMm + around.edgeMm, heightMm + around.edgeMm, depthMm + around.depthMm])
}

/** Length plus girth: the longest edge plus the circumference around the other two. */
export const girthOf = ([longest, middle, shortest]: Readonly<Edges>): number =>
  longest + 2 * (middle + shortest)

const volumeLitres = ({ widthMm, heightMm, depthMm }: PackableItem): number =>
  (widthMm * heightMm * depthMm) / 1_000_000

/** Whether a service accepts a piece that is packed alone. */
function fitsService(table: ShippingTable, service: ShippingService, piece: PackableItem): boolean {
  const edges = packedDimensions(table, piece)
  return (
    edges.every((edge, index) => edge <= (service.maxEdgesMm[index] ?? 0)) &&
    girthOf(edges) <= service.maxGirthMm &&
    piece.grams + table.packing[piece.form].grams <= service.maxGrams &&
    volumeLitres(piece) <= service.maxLitres
  )
}

/** A country's services of a class, from small to large. */
export const carrierServices = (table: ShippingTable, country: CountryCode, wanted: ShippingClass) =>
  table.countries[country].services.flatMap(price => {
    const service = table.services[price.id]
    return service?.class === wanted ? [{ ...price, service }] : []
  })

const largestPieceOf = (table: ShippingTable, country: CountryCode, wanted: ShippingClass) =>
  carrierServices(table, country, wanted).at(-1)?.service

/** The class of a piece that is too large for an envelope: bulky if no parcel service of the country accepts it. */
export function shippingClassOf(
  table: ShippingTable,
  country: CountryCode,
  piece: PackableItem,
): 'parcel' | 'bulky' {
  const parcel = largestPieceOf(table, country, 'parcel')
  return parcel && fitsService(table, parcel, piece) ? 'parcel' : 'bulky'
}

/** Whether a country has a service for a piece; true for everything in the catalogue. */
export const isShippable = (table: ShippingTable, country: CountryCode, piece: PackableItem): boolean =>
  table.countries[country].services.some(({ id }) => {
    const service = table.services[id]
    return service !== undefined && fitsService(table, service, piece)
  })

/**
 * Packs an order: everything as one postal item if it is made for that and fits; otherwise parcels for the pieces that
 * fit, and bulky goods for the rest. Parcels are filled in the order of the lines and closed when the next piece does
 * not fit. For a given order of pieces no other choice needs fewer parcels, so one more piece, in any position, never
 * needs fewer either (docs/ordering.md#shipping-price).
 */
export function packOrder(
  table: ShippingTable,
  country: CountryCode,
  sent: readonly PackableQuantity[],
): PackedParcel[] {
  const some = sent.filter(({ count }) => count > 0)
  if (some.length === 0) return []
  const letter = asSinglePostalLetter(table, country, some)
  if (letter) return [letter]
  return (['parcel', 'bulky'] as const).flatMap(wanted => {
    const own = some.filter(({ piece }) => shippingClassOf(table, country, piece) === wanted)
    const service = largestPieceOf(table, country, wanted)
    return service ? fillParcels(table, service, own) : []
  })
}

/** Thickness of a postal item; postal classes are limited by thickness as well as by weight. */
export const postalLetterThickness = (
  { packing }: ShippingTable,
  contents: readonly PackableQuantity[],
): number =>
  contents.reduce((sum, { piece, count }) => sum + count * piece.depthMm, 0) + packing.letter.depthMm

function asSinglePostalLetter(
  table: ShippingTable,
  country: CountryCode,
  sent: readonly PackableQuantity[],
): PackedParcel | undefined {
  const service = largestPieceOf(table, country, 'letter')
  if (!service || !sent.every(({ piece }) => piece.isPosted)) return undefined
  const goods = sent.reduce((sum, { piece, count }) => sum + count * piece.grams, 0)
  const grams = goods + table.packing.letter.grams
  const depthMm = postalLetterThickness(table, sent)
  const fits =
    grams <= service.maxGrams &&
    depthMm <= service.maxEdgesMm[2] &&
    sent.every(({ piece }) => fitsService(table, service, { ...piece, form: 'letter' }))
  return fits ? { class: 'letter', contents: [...sent], grams } : undefined
}

function fillParcels(
  table: ShippingTable,
  service: ShippingService,
  sent: readonly PackableQuantity[],
): PackedParcel[] {
  const parcels: PackedParcel[] = []
  const [most, space] = [toWholeUnits(service.maxGrams), toWholeUnits(service.maxLitres)]
  let [goods, around, volume] = [0, 0, 0]
  for (const { piece, count } of sent) {
    const [weighs, takesUp] = [toWholeUnits(piece.grams), toWholeUnits(volumeLitres(piece))]
    for (let left = count; left > 0; ) {
      const packing = Math.max(around, toWholeUnits(table.packing[piece.form].grams))
      const open = parcels.at(-1)
      const room = Math.min(
        left,
        piecesThatFit(weighs, most - packing - goods),
        piecesThatFit(takesUp, space - volume),
      )
      // No piece in our data fits nowhere; such a piece would be shipped alone.
      const more = open?.contents.length === 0 ? Math.max(1, room) : room
      if (open && more > 0) {
        goods += more * weighs
        volume += more * takesUp
        around = packing
        open.contents.push({ piece, count: more })
        open.grams = (goods + around) / WHOLE
        left -= more
      } else {
        parcels.push({ class: service.class, contents: [], grams: 0 })
        ;[goods, around, volume] = [0, 0, 0]
      }
    }
  }
  return parcels
}

/** Millionths as whole numbers, rounded up, so that sums are exact in any order. */
const WHOLE = 1_000_000
const toWholeUnits = (value: number): number => Math.ceil(value * WHOLE)

/** How many more pieces of a size fit. */
const piecesThatFit = (each: number, room: number): number =>
  each <= 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(room / each))
