import { Readable } from 'node:stream'
import { operatorCommand } from '@passepartout/api'
import { accountingCommand } from '@passepartout/commerce/accounting'
import { customerCommand, whitelabelCommand } from '@passepartout/commerce/customers'
import { ordersCommand } from '@passepartout/commerce/orders'
import { paymentsCommand } from '@passepartout/commerce/payments'
import { hostMap, shopHost } from '@passepartout/domain'
import type { ControlCommand } from './control.ts'
import type { DataServices } from './data-services.ts'
import { createDemoOrders } from './demo/demo-command.ts'
import { emailsCommand } from './emails-command.ts'
import type { Environment } from './environment.ts'
import { flagsCommand } from './flags-command.ts'
import type { Logger } from './log.ts'
import type { ShopState } from './operations/diagnose.ts'
import { runDoctor } from './operations/run-doctor.ts'
import { type PaymentEnvironment, paymentContext } from './payment-settings.ts'
import { runJobsCommand } from './run-jobs-command.ts'
import type { Flags } from './start-flag-service.ts'
import { createVoucherCommand } from './voucher-command.ts'

type OperatorEnvironment = Pick<
  Environment,
  'OPERATOR_HOSTS' | 'SHOP_HOST_PATTERN' | 'SHOP_HOST_OVERRIDES' | 'PUBLIC_PROTOCOL' | 'PORT'
>

/** Where operators sign in: on the operator host if there is one, else on a shop's host. */
function operatorOrigin(environment: OperatorEnvironment): string {
  const { OPERATOR_HOSTS, SHOP_HOST_PATTERN, SHOP_HOST_OVERRIDES, PUBLIC_PROTOCOL, PORT } = environment
  const shops = hostMap(SHOP_HOST_PATTERN, SHOP_HOST_OVERRIDES)
  const host = OPERATOR_HOSTS[0] ?? shopHost(shops, 'passepartout', 'de')
  return `${PUBLIC_PROTOCOL}://${host}${PUBLIC_PROTOCOL === 'http' ? `:${PORT}` : ''}`
}

/** The commands of `npm run shop` that the running shop carries out. */
export function createControlCommands(
  data: DataServices,
  environment: PaymentEnvironment & OperatorEnvironment & ShopState['environment'],
  log: Logger,
  flags: Pick<Flags, 'report'>,
): Record<string, ControlCommand> {
  return {
    operator: async words =>
      Buffer.from(
        await operatorCommand(
          { db: data.database.db, secret: data.secret, origin: operatorOrigin(environment), now: new Date() },
          words,
        ),
      ),
    print: async lineId => Readable.from(data.printShop.printLine({ lineId })),
    jobs: async words => Buffer.from(await runJobsCommand(data.jobs, words)),
    mails: async words => Buffer.from(await emailsCommand({ db: data.database.db, jobs: data.jobs }, words)),
    flags: async words => Buffer.from(await flagsCommand(flags, words)),
    demo: async options => Buffer.from(await createDemoOrders(data.database.db, options, new Date())),
    doctor: async () => Buffer.from(await runDoctor(data, environment)),
    backup: async () => (await import('./backup.ts')).backUp(data),
    voucher: async options => Buffer.from(await createVoucherCommand(data.database.db, options, new Date())),
    orders: async words =>
      Buffer.from(await ordersCommand(await paymentContext(data, environment, log), words)),
    customers: async words =>
      Buffer.from(
        await customerCommand(
          {
            db: data.database.db,
            storage: data.storage,
            secret: data.secret,
            clock: () => new Date(),
            log,
          },
          words,
        ),
      ),
    whitelabel: async (words, logo) =>
      Buffer.from(await whitelabelCommand({ db: data.database.db, now: new Date() }, words, logo)),
    accounting: async words =>
      accountingCommand(
        { db: data.database.db, storage: data.storage, ledger: data.ledger, now: new Date() },
        words,
      ),
    payments: async (options, file) =>
      Buffer.from(await paymentsCommand(await paymentContext(data, environment, log), options, file)),
  }
}
