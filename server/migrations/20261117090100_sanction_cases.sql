-- Up Migration

-- Each decision about somebody stands in a case. What was decided before there were cases is not looked at.
alter table sanctions add constraint sanctions_case_known foreign key (case_id) references cases (id) not valid;
