import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { call } from './api/call.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Shell } from './shell/shell.tsx'
import './styles/back-office.css'

const router = createBrowserRouter(
  [
    {
      path: '/',
      loader: () => call('getSession', {}),
      // Roles change on a new sign-in only, which loads the page.
      shouldRevalidate: () => false,
      Component: Shell,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            { index: true, lazy: () => import('./pages/today-page.tsx') },
            { path: 'orders', lazy: () => import('./pages/orders-page.tsx') },
            { path: 'orders/:number', lazy: () => import('./pages/order-page.tsx') },
            { path: 'customers', lazy: () => import('./pages/customers-page.tsx') },
            { path: 'customers/:key', lazy: () => import('./pages/customer-page.tsx') },
            { path: 'cases', lazy: () => import('./pages/cases-page.tsx') },
            { path: 'cases/:id', lazy: () => import('./pages/case-page.tsx') },
            { path: 'payments', lazy: () => import('./pages/payments-page.tsx') },
            { path: 'accounting', lazy: () => import('./pages/accounting-page.tsx') },
            { path: 'campaigns', lazy: () => import('./pages/discounts-page.tsx') },
            { path: 'campaigns/:kind/:id', lazy: () => import('./pages/discount-page.tsx') },
            { path: 'scan', lazy: () => import('./pages/scan-page.tsx') },
            { path: 'reprints', lazy: () => import('./pages/reprints-page.tsx') },
            { path: 'emails', lazy: () => import('./pages/emails-page.tsx') },
            { path: 'jobs', lazy: () => import('./pages/jobs-page.tsx') },
            { path: 'operators', lazy: () => import('./pages/operators-page.tsx') },
          ],
        },
      ],
    },
  ],
  { basename: '/_operations' },
)

const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
