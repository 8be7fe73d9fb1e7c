import { type PDFContext, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib'
import type { Foil } from '@passepartout/document'
import { flatFoilColour, SPOT_NAMES } from '../foil.ts'
import type { ProcessingStepKind } from '../scene.ts'

export type PlateKind = Foil | ProcessingStepKind

/** What a lab calls its plates. */
export type PlateNames = Readonly<Partial<Record<PlateKind, string>>>

interface PlateDefinition {
  /** Resource name of the Separation and its layer, and their name where the lab has no other. */
  name: string
  /** Shown by readers that do not know the plate, `#rrggbb`. */
  colour: string
  /** Type within the group `Structural` of ISO 19593-1. */
  step: string
}

const foil = (kind: Foil, step: string): PlateDefinition => ({
  name: SPOT_NAMES[kind],
  colour: flatFoilColour(kind),
  step,
})

const PLATES: Readonly<Record<PlateKind, PlateDefinition>> = {
  gold: foil('gold', 'FoilStamping'),
  rosegold: foil('rosegold', 'FoilStamping'),
  silver: foil('silver', 'FoilStamping'),
  relief: foil('relief', 'Embossing'),
  cutting: { name: 'CutContour', colour: '#ff00ff', step: 'Cutting' },
  creasing: { name: 'Crease', colour: '#00a0e0', step: 'Creasing' },
  folding: { name: 'Fold', colour: '#00a040', step: 'Folding' },
  punching: { name: 'Punch', colour: '#e06000', step: 'Punching' },
}

/** Plates beside the inks of the press, each written on first use. */
export function createPlates(context: PDFContext, srgb: PDFRef, names: PlateNames = {}) {
  const plates = new Map<PlateKind, { name: string; space: PDFRef }>()
  const layers = new Map<PlateKind, { name: string; ref: PDFRef }>()

  return {
    /** Resource name of the plate's colour space. */
    spot: (kind: PlateKind): string => {
      const { name } = PLATES[kind]
      if (plates.has(kind)) return name
      const plate = { ...PLATES[kind], name: names[kind] ?? name }
      plates.set(kind, { name, space: context.register(separation(context, plate, srgb)) })
      return name
    },
    /** Resource name of the plate's layer, which names its processing step. */
    layer: (kind: PlateKind): string => {
      const known = layers.get(kind)
      if (known) return known.name
      const { name, step } = PLATES[kind]
      const metadata = { GTS_ProcStepsGroup: 'Structural', GTS_ProcStepsType: step }
      const group = { Type: 'OCG', Name: PDFHexString.fromText(names[kind] ?? name), GTS_Metadata: metadata }
      layers.set(kind, { name, ref: context.register(context.obj(group as never)) })
      return name
    },
    colourSpaces: () => Object.fromEntries([...plates.values()].map(({ name, space }) => [name, space])),
    properties: () => Object.fromEntries([...layers.values()].map(({ name, ref }) => [name, ref])),
    /** Entries of the catalogue. */
    catalogue: () => {
      const groups = [...layers.values()].map(({ ref }) => ref)
      if (groups.length === 0) return {}
      const shown = { Name: PDFHexString.fromText('Plates'), BaseState: 'ON', Order: groups }
      return { OCProperties: { OCGs: groups, D: shown } }
    },
  }
}

function separation(context: PDFContext, { name, colour }: PlateDefinition, srgb: PDFRef) {
  const channels = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: channels, N: 1 }
  return context.obj([
    'Separation',
    PDFName.of(name),
    context.obj(['ICCBased', srgb] as never),
    context.obj(tint as never),
  ] as never)
}
