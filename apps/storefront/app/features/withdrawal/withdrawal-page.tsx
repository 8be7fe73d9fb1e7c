import { CalendarIcon, DoneIcon, PhotoIcon, RepairIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { Step as Fact } from '../order/next-steps.tsx'
import { Panel } from '../order/panels.tsx'
import { FormStep } from './form-step.tsx'
import type { Step } from './next-withdrawal-step.ts'
import { ReceivedStep } from './received-step.tsx'
import { ReviewStep } from './review-step.tsx'

/** Order, lines, declaration, receipt: each step is a page of its own that needs no script. */
export function WithdrawalPage({ page, step }: { page: Page; step: Step | undefined }) {
  const { translate } = page
  const kind = step?.kind ?? 'form'
  return (
    <div className="wrap pt-9 pb-section nav:grid nav:grid-cols-[minmax(0,720fr)_minmax(0,400fr)] nav:gap-x-40 nav:pt-12">
      <div>
        {kind === 'received' ? (
          <DoneIcon size={44} className="mb-3 text-ok" />
        ) : (
          <p className="mb-1 text-15 font-semibold">
            {translate('withdrawal.step', { step: kind === 'review' ? 3 : step?.order ? 2 : 1 })}
          </p>
        )}
        {step && kind === 'received' ? (
          <ReceivedStep page={page} step={step} />
        ) : step && kind === 'review' ? (
          <ReviewStep page={page} step={step} />
        ) : (
          <FormStep page={page} step={step} />
        )}
      </div>
      <aside aria-label={translate('withdrawal.good-to-know')} className="max-nav:mt-10 nav:pt-14">
        <Panel title={translate('withdrawal.good-to-know')}>
          <ul className="grid gap-5">
            <Fact
              icon={CalendarIcon}
              title={translate('withdrawal.days')}
              text={translate('withdrawal.days-text')}
            />
            <Fact
              icon={PhotoIcon}
              title={translate('withdrawal.exempt')}
              text={translate('withdrawal.exempt-text')}
            />
            <Fact
              icon={RepairIcon}
              title={translate('withdrawal.faulty')}
              text={translate('withdrawal.faulty-text')}
            />
          </ul>
        </Panel>
      </aside>
    </div>
  )
}
