import { placedAssetIds } from '@passepartout/document'
import { X } from 'lucide-react'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'

interface CartButtonProps {
  /** Text while no press is being processed. */
  text: string
  /** Dimmed: the action is impossible now, and a press explains why. */
  isPale: boolean
  onPress: () => void
  isWide?: boolean
}

/** The add-to-cart button. While a press waits, it displays the reason and can be cancelled. */
export function CartButton({ text, isPale, onPress, isWide }: CartButtonProps) {
  const { t, cart } = useDesigner()
  const stage = useDesign(state => state.cartStage)
  const pending = useDesign(state => state.pending)
  const document = useEditor(snapshot => snapshot.document)
  const placed = placedAssetIds(document)
  const count = Math.max(1, pending.filter(id => placed.has(id)).length)
  const reasons = {
    photos: t('cart.waiting', { count }),
    connection: t('cart.connecting'),
    saving: t('cart.saving'),
    adding: t('cart.adding'),
  }
  const isWaiting = stage !== null && stage !== 'adding'
  return (
    <div className="cart-button" data-wide={isWide ? '' : undefined}>
      <button
        type="button"
        className="button call"
        data-kind="primary"
        data-waiting={stage ? '' : undefined}
        aria-disabled={isPale || stage !== null}
        onClick={() => stage === null && onPress()}
      >
        {stage && <span className="spinner" aria-hidden />}
        {stage === 'photos' || stage === 'connection' ? (
          <span className="reason">
            <span>{reasons[stage]}</span> <span>{t('cart.soon')}</span>
          </span>
        ) : (
          <span>{stage ? reasons[stage] : text}</span>
        )}
      </button>
      {isWaiting && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('cart.cancel')}
          title={t('cart.cancel')}
          onClick={cart.cancel}
        >
          <X size={20} aria-hidden />
        </button>
      )}
    </div>
  )
}
