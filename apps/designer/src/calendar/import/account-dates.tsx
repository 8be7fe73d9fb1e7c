import { hasLoggedInCookie } from '@passepartout/domain'
import { useEffect, useState } from 'react'
import { useDesigner } from '../../state/designer-context.ts'
import { loadAccountDates, removeFromAccount, storeBookInAccount } from '../account-dates.ts'
import { countAccountDates, loadDatesBook } from '../dates-book.ts'

interface AccountDatesProps {
  onChanged: () => void
  /** Shown as the dialog's problem; empty for none. */
  onProblem: (problem: string) => void
}

/** The choice of a logged-in customer to keep people and dates in the account too, and to end that. */
export function AccountDates({ onChanged, onProblem }: AccountDatesProps) {
  const { t, client, announcer } = useDesigner()
  const [count, setCount] = useState(countAccountDates)
  const [isBusy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per dialog; the callbacks are new in every render
  useEffect(() => {
    void loadAccountDates(client).then(update)
  }, [client])
  if (!hasLoggedInCookie(document.cookie)) return null

  function update() {
    setCount(countAccountDates())
    onChanged()
  }
  const change = async (action: typeof storeBookInAccount, done: string) => {
    setBusy(true)
    const problem = await action(client)
    setBusy(false)
    onProblem(problem ?? '')
    if (problem === undefined) announcer.announce(done)
    update()
  }
  if (count > 0)
    return (
      <p className="small">
        {t('dates.inAccount', { count })}{' '}
        <button
          type="button"
          className="text-button"
          disabled={isBusy}
          onClick={() => change(removeFromAccount, t('dates.accountRemoved'))}
        >
          {t('dates.removeFromAccount')}
        </button>
      </p>
    )
  const own = loadDatesBook().length
  if (own === 0) return null
  return (
    <button
      type="button"
      className="text-button"
      disabled={isBusy}
      onClick={() => change(storeBookInAccount, t('dates.accountStored'))}
    >
      {t('dates.storeInAccount')}
    </button>
  )
}
