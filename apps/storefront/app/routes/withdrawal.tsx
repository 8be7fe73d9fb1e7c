import { data } from 'react-router'
import { readMultiValueForm } from '../features/forms/read-form.ts'
import { PageLayout } from '../features/layout/page-layout.tsx'
import { nextWithdrawalStep, parseWithdrawalInput } from '../features/withdrawal/next-withdrawal-step.ts'
import { WithdrawalPage } from '../features/withdrawal/withdrawal-page.tsx'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/withdrawal.ts'
import { loadSystemPage } from './load-system-page.ts'

/** Withdrawal from a contract: two steps without sign-in, then the receipt (Directive (EU) 2023/2673). */
export async function loader({ context }: Route.LoaderArgs) {
  const own = context.get(pageRequest)
  context.set(loadedPage, await loadSystemPage(context.get(services), own, 'withdrawal.title'))
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readMultiValueForm(request)
  if (!fields) throw new Response('This page cannot be written to.', { status: 405 })
  const step = await nextWithdrawalStep(apiClient(context.get(pageRequest)), parseWithdrawalInput(fields))
  return data(step, { status: step.status })
}

export default function WithdrawalRoute({ actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  return (
    <PageLayout page={page} isBuying>
      <WithdrawalPage page={page} step={actionData} />
    </PageLayout>
  )
}
