import { startSharedEditing } from '@passepartout/contracts'
import { useCallback, useEffect, useState } from 'react'
import { Message } from './message.tsx'
import { useShared } from './shared-context.ts'

/** Sends a guest with the right to edit to the designer, which recognises them by a cookie set here. */
export function GuestEditingEntry() {
  const { t, entering, token } = useShared()
  const [hasFailed, setFailed] = useState(false)
  const enter = useCallback(async () => {
    setFailed(false)
    const answer = await entering.call(startSharedEditing, { body: { token } })
    if (!answer.ok) return setFailed(true)
    // Keeps the language prefix of this page's path; the address with the token is replaced in the history.
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
