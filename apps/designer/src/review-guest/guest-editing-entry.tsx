import { startSharedEditing } from '@passepartout/contracts'
import { useCallback, useEffect, useState } from 'react'
import { Message } from './message.tsx'
import { useShared } from './shared-context.ts'

/** Leads whoever may work on the design into its designer, which from then on knows them by a cookie. */
export function GuestEditingEntry() {
  const { t, entering, token } = useShared()
  const [hasFailed, setFailed] = useState(false)
  const enter = useCallback(async () => {
    setFailed(false)
    const answer = await entering.call(startSharedEditing, { body: { token } })
    if (!answer.ok) return setFailed(true)
    // The language stands in front of the inner path, as it does here. The address with the token is left behind.
    location.replace(location.pathname.replace(/\/configurator-shared\/?$/, '') + answer.payload.editUrl)
  }, [entering, token])
  useEffect(() => void enter(), [enter])
  if (!hasFailed) return <p role="status">{t('shared.opensDesigner')}</p>
  return (
    <Message title={t('shared.title')} text={t('shared.failed')}>
      <button type="button" className="button" onClick={() => void enter()}>
        {t('shared.again')}
      </button>
    </Message>
  )
}
