import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { bodyLimit, bodyLimits } from '../middleware/body-limit.ts';
import { terms } from '../payments/terms.ts';
import type { Services } from '../services.ts';
import { adminBackups } from './admin-backups.ts';
import { adminDeleteUser } from './admin-delete-user.ts';
import { adminHealth } from './admin-health.ts';
import { adminMakeBackup } from './admin-make-backup.ts';
import { adminModels } from './admin-models.ts';
import { adminRestoreBackup } from './admin-restore-backup.ts';
import { adminTestModel } from './admin-test-model.ts';
import { analyzeResume } from './analyze-resume.ts';
import { checkScanLimit } from './check-scan-limit.ts';
import { checkSubscription } from './check-subscription.ts';
import { createSubscription } from './create-subscription.ts';
import { customerPortal } from './customer-portal.ts';
import { deleteAccount } from './delete-account.ts';
import { plans } from './plans.ts';
import { readDocument } from './read-document.ts';
import { getResumeFile, keepResumeFile, removeResumeFile } from './resume-file.ts';
import { stripeWebhook } from './stripe-webhook.ts';
import { writeDocument } from './write-document.ts';

/** Called by Stripe, which has none of our keys: its signature identifies it. */
export const keylessFunctionPaths = /^\/functions\/v1\/stripe-webhook$/;

/** They take files, so they have a limit of their own. */
export const filePaths = ['/functions/v1/read-document', '/functions/v1/resume-file'];

const functions = {
  'admin-backups': adminBackups,
  'admin-delete-user': adminDeleteUser,
  'admin-health': adminHealth,
  'admin-make-backup': adminMakeBackup,
  'admin-models': adminModels,
  'admin-restore-backup': adminRestoreBackup,
  'admin-test-model': adminTestModel,
  'analyze-resume': analyzeResume,
  'check-scan-limit': checkScanLimit,
  'check-subscription': checkSubscription,
  'create-subscription': createSubscription,
  'customer-portal': customerPortal,
  'delete-account': deleteAccount,
  plans,
  'read-document': readDocument,
  'resume-file': keepResumeFile,
  'stripe-webhook': stripeWebhook,
  'write-document': writeDocument,
} as const;

/** /functions/v1: one file per operation. */
export function functionRoutes(services: Services): Hono<AppContext> {
  const routes = new Hono<AppContext>()
    .use('/stripe-webhook', bodyLimit(terms.webhookBytes))
    .use('/read-document', bodyLimit(bodyLimits.documents))
    .use('/resume-file', bodyLimit(bodyLimits.documents));
  for (const [name, create] of Object.entries(functions)) routes.post(`/${name}`, create(services));
  // It changes nothing, so it can also be read with GET.
  routes.get('/plans', plans(services));
  routes.get('/resume-file', getResumeFile(services)).delete('/resume-file', removeResumeFile(services));
  return routes.all('/:name{.*}', (c) => {
    if (Object.hasOwn(functions, c.req.param('name'))) {
      throw new AppError('methodNotAllowed', 'This function is called with POST.');
    }
    throw new AppError('notFound', 'There is no such function.');
  });
}
