import { useTranslator } from '../messages/translator.ts'

/** The state of an order, in words; the colour only supports them. */
export function StateBadge({ state, isHeld = false }: { state: string; isHeld?: boolean }) {
  const { t, name } = useTranslator()
  return (
    <>
      <span className="badge" data-state={state}>
        {name('state', state)}
      </span>
      {isHeld && (
        <span className="badge" data-state="held">
          {t('order.held')}
        </span>
      )}
    </>
  )
}
