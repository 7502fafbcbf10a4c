import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { uploadLimits } from '@firstlight/contract/upload-limits.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { Redis } from 'ioredis';
import { createTakeLimit, type TakeLimit } from '../core/take-limit.ts';
import { type Database, openDatabase } from '../db/database.ts';
import type { Config } from '../platform/config/config.ts';
import { openKeyring } from '../platform/crypto/keyring.ts';
import { type PasswordCost, passwordCost } from '../platform/crypto/password-hash.ts';
import { createVault, type Vault } from '../platform/crypto/vault.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { type FileStoreConfig, openFileStore } from '../platform/files/open-file-store.ts';
import { createReencodePicture, type ReencodePicture } from '../platform/images/reencode-picture.ts';
import { createWindowCounter } from '../platform/limits/window-counter.ts';
import type { Log } from '../platform/log.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import { openPayments } from '../platform/payments/open-payments.ts';
import type { Payments } from '../platform/payments/payments.ts';
import { openRedis } from '../platform/redis.ts';
import { openSignInProviders } from '../platform/sign-in-providers/open-sign-in-providers.ts';
import type { SignInProviders } from '../platform/sign-in-providers/sign-in-provider.ts';
import { createWebPush, type WebPush } from '../platform/web-push/web-push.ts';

export const pictureLimits = { maxBytes: uploadLimits.pictureBytes, atOnce: 2, seconds: 10 };

/** More than twice what hashing a password takes. */
const evenPaceMs = 600;

/** What every process of the program stands on. */
export interface Engines {
  config: Config;
  log: Log;
  database: Database;
  redis: Redis;
  vault: Vault;
  files: FileStore;
  reencodePicture: ReencodePicture;
  webPush: WebPush | null;
  payments: Payments | null;
  signInProviders: SignInProviders;
  takeLimit: TakeLimit;
  passwordCost: PasswordCost;
  evenPaceMs: number;
  metrics: Metrics;
  now(): Date;
  newId(): string;
  newOrderedId(): string;
}

export function openEngines(config: Config, log: Log, name: string): Engines {
  const redis = openRedis(config.REDIS_URL, log);
  const now = () => new Date();
  const metrics = createMetrics();
  return {
    config,
    log,
    database: openDatabase({
      url: config.DATABASE_URL,
      size: config.DATABASE_POOL,
      name,
      waited: metrics.waitedForConnection,
      isPooled: config.DATABASE_DIRECT_URL !== undefined,
    }),
    redis,
    vault: createVault({
      keyring: openKeyring(config.ENCRYPTION_KEYS, config.ENCRYPTION_KEY_CURRENT),
      indexRoot: config.INDEX_KEY,
      now,
    }),
    files: openFileStore(fileStoreConfig(config)),
    reencodePicture: createReencodePicture(pictureLimits),
    webPush: openWebPush(config, now),
    payments: openPayments(config, now),
    signInProviders: openSignInProviders(config, now),
    takeLimit: createTakeLimit(createWindowCounter(redis), config.LIMIT_FACTOR, metrics.limitHit),
    passwordCost,
    evenPaceMs,
    metrics,
    now,
    newId: randomUUID,
    newOrderedId: () => uuidV7(randomUUID()),
  };
}

function openWebPush({ VAPID_PRIVATE_KEY: privateKey, TEAM_INBOX }: Config, now: () => Date): WebPush | null {
  return privateKey === '' ? null : createWebPush({ privateKey, contact: `mailto:${TEAM_INBOX}`, now });
}

function fileStoreConfig(config: Config): FileStoreConfig {
  if (config.FILE_STORE === 'disk') return { kind: 'disk', directory: resolve(config.FILE_STORE_DIRECTORY) };
  return {
    kind: 's3',
    ...(config.S3_ENDPOINT === '' ? {} : { endpoint: config.S3_ENDPOINT }),
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  };
}
