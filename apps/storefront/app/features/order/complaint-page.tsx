import type { Order } from '@passepartout/contracts'
import { TextArea } from '@passepartout/ui/field'
import { CameraIcon, CompareProofIcon, PrintIcon } from '@passepartout/ui/icons'
import { useId } from 'react'
import type { Page } from '../../platform/page.ts'
import { ChoiceRows } from '../checkout/choice-rows.tsx'
import { lineTexts } from '../checkout/line-texts.ts'
import { COMPLAINT_REMEDIES, COMPLAINTS, type OrderFormError } from './handle-order-action.ts'
import { LineChoice } from './line-choice.tsx'
import { Step } from './next-steps.tsx'
import { Panel, StatusMessage } from './panels.tsx'

interface ComplaintPageProps {
  page: Page
  token: string
  order: Order
  failed: OrderFormError | undefined
}

/** Complaint form: the affected lines, the defect, photos of it, and the customer's wish. */
export function ComplaintPage({ page, order, failed }: ComplaintPageProps) {
  const { translate, shop } = page
  const typed = failed?.values ?? {}
  const incomplete = failed && failed.message === ''
  return (
    <div className="wrap pt-9 pb-section nav:grid nav:grid-cols-[minmax(0,720fr)_minmax(0,400fr)] nav:gap-x-40 nav:pt-12">
      <div>
        <h1 className="type-h1 nav:text-[3rem]">{translate('order.complaint-head')}</h1>
        <p className="type-lead mt-3">{translate('order.complaint-lead', { number: order.orderNumber })}</p>
        {failed && (
          <div className="mt-6">
            <StatusMessage look="error">
              {incomplete ? translate('order.complaint-incomplete') : failed.message}
            </StatusMessage>
          </div>
        )}
        {order.canComplain ? (
          <form
            method="post"
            className="mt-7 grid gap-8"
            data-enhance="complaint-photos"
            data-when="load"
            data-shop={`${shop.channel}-${shop.country}`}
            data-locale={shop.locale}
            data-failed={translate('order.photo-failed')}
            data-busy={translate('order.photo-busy')}
            data-remove={translate('order.photo-remove')}
          >
            <input type="hidden" name="intent" value="complain" />
            <fieldset>
              <legend className="mb-3 font-semibold">{translate('order.which-line')}</legend>
              <div className="divide-y divide-hairline overflow-clip rounded-surface border border-line-strong bg-raised">
                {order.lines.map(line => (
                  <LineChoice
                    key={line.id}
                    page={page}
                    line={line}
                    isChosen={typed.line?.includes(line.id) ?? order.lines.length === 1}
                    aside={translate('order.pieces', { count: line.quantity })}
                  >
                    {line.title && lineTexts(line, '').given && <q>{line.title}</q>}
                  </LineChoice>
                ))}
              </div>
            </fieldset>
            <fieldset>
              <legend className="mb-3 font-semibold">{translate('order.what')}</legend>
              <div className="flex flex-wrap gap-2">
                {COMPLAINTS.map(what => (
                  <label
                    key={what}
                    className="chip cursor-pointer has-[:checked]:border-ink has-[:checked]:bg-ink has-[:checked]:text-raised has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent"
                  >
                    <input
                      type="radio"
                      name="what"
                      value={what}
                      defaultChecked={typed.what?.[0] === what}
                      className="sr-only"
                    />
                    {translate(`order.what-${what}`)}
                  </label>
                ))}
              </div>
            </fieldset>
            <Photos page={page} />
            <TextArea
              name="text"
              label={translate('order.describe')}
              optional={translate('checkout.optional')}
              defaultValue={typed.text?.[0]}
              maxLength={2000}
              rows={3}
            />
            <div>
              <p className="mb-3 font-semibold">{translate('order.wish')}</p>
              <ChoiceRows
                legend={translate('order.wish')}
                name="wish"
                chosen={typed.wish?.[0] ?? 'reprint'}
                rows={COMPLAINT_REMEDIES.map(wish => ({
                  id: wish,
                  title: translate(`order.wish-${wish}`),
                  text: translate(`order.wish-${wish}-text`),
                }))}
              />
            </div>
            <div>
              <button type="submit" className="button button-primary button-large max-md:w-full">
                {translate('order.send-complaint')}
              </button>
              <p className="mt-3 text-14 text-muted">{translate('order.rights')}</p>
            </div>
          </form>
        ) : (
          <div className="mt-7">
            <StatusMessage look="info">{translate('order.no-complaint')}</StatusMessage>
          </div>
        )}
      </div>
      <aside aria-label={translate('order.how')} className="max-nav:mt-10 nav:pt-14">
        <Panel title={translate('order.how')}>
          <ol className="grid gap-5">
            <Step
              icon={CameraIcon}
              title={translate('order.how-show')}
              text={translate('order.how-show-text')}
            />
            <Step
              icon={CompareProofIcon}
              title={translate('order.how-compare')}
              text={translate('order.how-compare-text')}
            />
            <Step
              icon={PrintIcon}
              title={translate('order.how-mend')}
              text={translate('order.how-mend-text')}
            />
          </ol>
        </Panel>
      </aside>
    </div>
  )
}

/** A script uploads each photo as it is chosen; without a script, customers send photos by email. */
function Photos({ page }: { page: Page }) {
  const { translate } = page
  const id = useId()
  return (
    <div>
      <p className="mb-3">
        <span className="font-semibold">{translate('order.photos')}</span>{' '}
        <span className="text-muted">{translate('order.photos-hint')}</span>
      </p>
      <ul data-photos="" className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-4" />
      <label
        htmlFor={id}
        hidden
        data-add=""
        className="mt-3 grid min-h-28 cursor-pointer place-items-center gap-1 border border-dashed border-line-strong p-4 text-center font-semibold text-accent hover:bg-row-hover has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent"
      >
        <CameraIcon size={24} />
        {translate('order.photo-add')}
        <input id={id} type="file" accept="image/*" multiple className="sr-only" />
      </label>
      <p data-instead="" className="text-14 text-muted">
        {translate('order.photos-by-mail')}
      </p>
      <p role="status" data-says="" className="mt-2 text-14 text-muted" />
    </div>
  )
}
