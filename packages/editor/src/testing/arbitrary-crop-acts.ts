import fc from 'fast-check'
import type { TestEditor } from './create-test-editor.ts'

const number = (most: number) => fc.double({ min: -most, max: most, noNaN: true })

/** Arbitrary crop actions, sensible or not. */
export const arbitraryCropActs = fc.oneof(
  fc.record({ crop: fc.constant('pan' as const), x: number(500), y: number(500) }),
  fc.record({ crop: fc.constantFrom('zoom' as const, 'tilt' as const), x: number(40) }),
  fc.record({
    crop: fc.constantFrom('turn' as const, 'mirror' as const, 'whole' as const, 'reset' as const),
  }),
)
type CropAct = typeof arbitraryCropActs extends fc.Arbitrary<infer Act> ? Act : never

/** Applies a crop action; on an empty slot nothing happens. */
export function applyCropAct({ editor: { commands } }: TestEditor, slotId: string, act: CropAct): void {
  if (act.crop === 'pan') commands.panCrop(slotId, { x: act.x, y: act.y })
  if (act.crop === 'zoom') commands.setZoom(slotId, act.x)
  if (act.crop === 'tilt') commands.tiltBy(slotId, act.x)
  if (act.crop === 'turn') commands.quarterTurn(slotId)
  if (act.crop === 'mirror') commands.mirror(slotId)
  if (act.crop === 'whole') commands.toggleWhole(slotId)
  if (act.crop === 'reset') commands.resetCrop(slotId)
}
