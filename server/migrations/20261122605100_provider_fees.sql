-- Up Migration

-- What the payment provider takes for itself, beside what each charge costs.
alter type ledger_source add value 'provider_fee' after 'dispute';
