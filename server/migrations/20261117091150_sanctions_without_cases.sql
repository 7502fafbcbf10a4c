-- Up Migration

-- Demo people and proofs are sanctioned without a case, by a feature that must not know cases.
alter table sanctions drop constraint sanctions_case_known;
