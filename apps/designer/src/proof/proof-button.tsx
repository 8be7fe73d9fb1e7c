import { CartButton } from '../panels/cart-button.tsx'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'

/** Call to action of cards: opens the proof before the cart, and from the proof leads back to the design. */
export function ProofButton() {
  const { t, editor } = useDesigner()
  const isReading = useEditor(({ session }) => session.mode === 'check')
  const viewer = useDesign(state => state.viewer)
  const isPressed = useDesign(state => state.cartStage !== null)
  // While the proof is open, the button below the texts reports what a press waits for.
  if (isPressed && !isReading) return <CartButton text="" isPale={false} onPress={() => undefined} />
  return (
    <button
      type="button"
      className="button call"
      data-kind={isReading ? undefined : 'primary'}
      aria-disabled={viewer}
      onClick={() => viewer || editor.session.setMode(isReading ? 'edit' : 'check')}
    >
      {t(isReading ? 'proof.back' : 'proof.cta')}
    </button>
  )
}
