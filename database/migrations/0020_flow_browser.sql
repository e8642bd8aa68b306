-- Hash of the cookie of the browser a flow began in: its answer counts there alone.
alter table auth.flows add column browser_hash text;
