import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { DialogHead } from '../dialog-parts/dialog-head.tsx'
import { urlOf } from '../links/address.ts'
import { CookieList } from './cookie-list.tsx'

/**
 * Data that the shop stores, and what it asks consent for: purpose by purpose, nothing preselected, no and yes side by
 * side.
 */
export function ConsentForm({ page }: { page: Page }) {
  const { translate, consentPurposes, global } = page
  const hasPurposes = consentPurposes.length > 0
  return (
    <>
      <DialogHead page={page} title={translate('consent.title')} />
      <form method="dialog" className="bg-raised">
        <div className="dialog-body pb-5!">
          <p>{translate(hasPurposes ? 'consent.asks' : 'consent.asks-nothing')}</p>
          <div className="mt-5 border-hairline border-b">
            <Purpose name={translate('consent.necessary')} text={translate('consent.necessary-text')}>
              <span className="text-14 text-muted">{translate('consent.always')}</span>
            </Purpose>
            {consentPurposes.map(purpose => (
              <Purpose
                key={purpose}
                id={`consent-${purpose}`}
                name={translate(`consent.${purpose}`)}
                text={translate(`consent.${purpose}-text`)}
              >
                <input id={`consent-${purpose}`} type="checkbox" name={purpose} className="size-6" />
              </Purpose>
            ))}
          </div>
          <details className="disclosure mt-3 text-14">
            <summary className="flex min-h-11 items-center text-link">{translate('consent.details')}</summary>
            <CookieList page={page} />
          </details>
          {global?.privacy && (
            <p className="mt-1 text-14">
              <a href={urlOf(global.privacy, page)} className="text-link inline-flex min-h-11 items-center">
                {translate('consent.privacy')}
              </a>
            </p>
          )}
        </div>
        <div className="dialog-foot">
          {hasPurposes ? (
            <>
              <Answer value="none">{translate('consent.decline-all')}</Answer>
              <Answer value="all">{translate('consent.grant-all')}</Answer>
              <Answer value="chosen" className="max-md:basis-full">
                {translate('consent.save')}
              </Answer>
            </>
          ) : (
            <Answer value="close">{translate('dialogs.close')}</Answer>
          )}
        </div>
      </form>
    </>
  )
}

interface PurposeProps {
  /** Id of the control. */
  id?: string
  name: string
  text: string
  children: ReactNode
}

function Purpose({ id, name, text, children }: PurposeProps) {
  return (
    <div className="relative flex min-h-11 items-start gap-4 border-hairline border-t py-3.5">
      <div className="flex-1">
        {id ? (
          <label htmlFor={id} className="block font-semibold after:absolute after:inset-0">
            {name}
          </label>
        ) : (
          <p className="font-semibold">{name}</p>
        )}
        <p className="mt-0.5 text-14 text-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}

function Answer({
  value,
  children,
  className = '',
}: {
  value: string
  children: string
  className?: string
}) {
  return (
    <button
      type="submit"
      value={value}
      className={`button button-secondary button-small flex-1 whitespace-nowrap ${className}`}
    >
      {children}
    </button>
  )
}
